// The messages of each language lie beside the module, and are loaded when a question is asked in that language.

/** The languages that every message exists in. */
export const LANGUAGES = ['en', 'ru', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of a question: English if it names none, none if it names one that there is not. */
export function languageOf(question: { lang?: string | null }): Language | undefined {
  const code = (question.lang ?? 'en').split(/[-_.@]/)[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === code);
}

/** The messages that were asked for, each language once. */
export class Messages {
  private readonly texts = new Map<Language, Promise<string>>();

  constructor(private readonly read: (lang: Language) => Promise<string>) {}

  of(lang: Language): Promise<string> {
    const known = this.texts.get(lang);
    if (known) return known;
    const asked = this.read(lang);
    this.texts.set(lang, asked);
    // The next question tries again.
    asked.catch(() => this.texts.delete(lang));
    return asked;
  }
}
