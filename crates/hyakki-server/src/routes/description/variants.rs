//! Names for the variants of a type: generators make a class of each, and would number them.

use serde_json::Value;

/// Gives every variant a title: the type's name, and what tells the variant from the others.
pub(super) fn name_all(api: &mut Value) {
    let schemas = api.pointer_mut("/components/schemas");
    let schemas = schemas.and_then(Value::as_object_mut);
    for (name, schema) in schemas.into_iter().flatten() {
        let variants = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        for variant in variants.into_iter().flatten() {
            let words = distinction(variant);
            if !words.is_empty() {
                let words: String = words.into_iter().map(pascal).collect();
                variant["title"] = format!("{name}{words}").into();
            }
        }
    }
}

/// The word that a variant is, the words in its tags, or the name of its only field.
fn distinction(variant: &Value) -> Vec<&str> {
    if let Some(word) = only_value(variant) {
        return vec![word];
    }
    // In the order in which they are sent.
    let fields = variant["required"].as_array().into_iter().flatten();
    let fields: Vec<&str> = fields.filter_map(Value::as_str).collect();
    let properties = &variant["properties"];
    let tags = fields
        .iter()
        .filter_map(|field| only_value(&properties[field]));
    let tags: Vec<&str> = tags.collect();
    match fields[..] {
        [only] if tags.is_empty() => vec![only],
        _ => tags,
    }
}

fn only_value(schema: &Value) -> Option<&str> {
    match schema["enum"].as_array().map(Vec::as_slice) {
        Some([only]) => only.as_str(),
        _ => schema["const"].as_str(),
    }
}

/// `seat-mind` as `SeatMind`.
fn pascal(word: &str) -> String {
    let parts = word.split(['-', '_', ' ']);
    let capitalised = parts.map(|part| {
        let mut letters = part.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    capitalised.collect()
}
