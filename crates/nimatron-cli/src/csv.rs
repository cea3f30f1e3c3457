//! CSV as RFC 4180 writes it, with each record on one line.

use std::borrow::Cow;

/// Returns a field as it is written: in quotes if it has a comma, a quote or an end of line in it.
pub(crate) fn quoted(field: &str) -> Cow<'_, str> {
    if field.contains(['"', ',', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", field.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(field)
    }
}

/// Returns a record of these fields, without the end of the line.
pub(crate) fn record<T: AsRef<str>>(fields: &[T]) -> String {
    fields.iter().map(|field| quoted(field.as_ref())).collect::<Vec<_>>().join(",")
}

/// Returns the fields of a record, each with the byte at which it begins, or the byte of a quote that does not end its
/// field.
pub(crate) fn fields(line: &str) -> Result<Vec<(usize, String)>, usize> {
    let mut fields = Vec::new();
    let mut start = 0;
    loop {
        let (field, end) = match line[start..].strip_prefix('"') {
            Some(_) => quoted_field(line, start)?,
            None => {
                let end = line[start..].find(',').map_or(line.len(), |comma| start + comma);
                (line[start..end].to_owned(), end)
            }
        };
        fields.push((start, field));
        if end == line.len() {
            return Ok(fields);
        }
        start = end + 1;
    }
}

/// Returns the field that begins with the quote at `start`, and where the comma after it is, or the end.
fn quoted_field(line: &str, start: usize) -> Result<(String, usize), usize> {
    let mut field = String::new();
    let mut place = start + 1;
    loop {
        let quote = line[place..].find('"').map(|quote| place + quote).ok_or(start)?;
        field.push_str(&line[place..quote]);
        match line.as_bytes().get(quote + 1) {
            Some(b'"') => {
                field.push('"');
                place = quote + 2;
            }
            None | Some(b',') => return Ok((field, quote + 1)),
            Some(_) => return Err(quote),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for row in [vec![""], vec!["a", "b"], vec!["1,2", "\"", "", " x "], vec!["a\"b,\"\"", "é"]] {
            let read: Vec<String> =
                fields(&record(&row)).unwrap().into_iter().map(|(_, field)| field).collect();
            assert_eq!(read, row);
        }
        assert_eq!(fields("a,\"b"), Err(2));
        assert_eq!(fields("\"a\"b"), Err(2));
        assert_eq!(fields("a,,\"c\""), Ok(vec![(0, "a".into()), (2, String::new()), (3, "c".into())]));
    }
}
