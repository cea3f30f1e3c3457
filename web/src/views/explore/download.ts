// Files that the explorer gives out.

export function download(name: string, type: 'text/csv' | 'image/svg+xml', text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${name.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-').replace(/^-|-$/g, '')}.${type === 'text/csv' ? 'csv' : 'svg'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
