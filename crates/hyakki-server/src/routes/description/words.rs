//! Types whose values are words: an `enum`, which every generator understands.

use std::fmt::Write;

use serde_json::{Value, json};

/// Turns the constants among the variants of every type into words of an `enum`.
///
/// It means the same, but openapi-python-client 0.29 reads only the first of several constants.
pub(super) fn enumerate_all(api: &mut Value) {
    let schemas = api.pointer_mut("/components/schemas");
    let schemas = schemas.and_then(Value::as_object_mut);
    for (_, schema) in schemas.into_iter().flatten() {
        let Some(variants) = schema.get_mut("oneOf").and_then(Value::as_array_mut) else {
            continue;
        };
        variants.iter_mut().for_each(enumerate);
        if let Some(words) = words(variants) {
            *schema = json!({"type": "string", "enum": words, "description": about(schema)});
        }
    }
}

/// A constant as an `enum` of one word.
fn enumerate(variant: &mut Value) {
    let fields = variant.as_object_mut();
    if let Some(fields) = fields
        && let Some(word) = fields.remove("const")
    {
        fields.insert("enum".to_owned(), json!([word]));
    }
}

/// The words, if there is nothing but words.
fn words(variants: &[Value]) -> Option<Vec<&Value>> {
    let words = variants
        .iter()
        .map(|variant| match variant["enum"].as_array()?[..] {
            [ref word] if word.is_string() => Some(word),
            _ => None,
        });
    words.collect()
}

/// What the type is, and what each of its words means.
fn about(schema: &Value) -> String {
    let mut text = schema["description"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    for variant in schema["oneOf"].as_array().into_iter().flatten() {
        let word = variant["enum"][0].as_str();
        if let (Some(word), Some(meaning)) = (word, variant["description"].as_str()) {
            let line = write!(text, "\n- `{word}`: {meaning}");
            line.expect("a text can be written to");
        }
    }
    text
}
