//! Every field of a view, as a page for people who write programs.

use std::fmt::Write;

use serde_json::{Map, Value};

use super::{GameSchemas, name_of};

/// The types of a game in Markdown, the view first, and each type after the first that names it.
pub(super) fn page(schemas: &GameSchemas) -> String {
    let mut page = String::new();
    let mut names = vec![schemas.view.clone(), schemas.action.clone()];
    let mut n_told = 0;
    while let Some(name) = names.get(n_told).cloned() {
        let schema = &schemas.types[&name];
        tell(&mut page, &name, schema);
        add_named(schema, &mut names);
        n_told += 1;
    }
    page
}

/// The types that a type names, in the order of its fields.
fn add_named(schema: &Value, names: &mut Vec<String>) {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = name_of(reference).to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    for (_, field) in fields(schema) {
        add_named(field, names);
    }
    for part in ["oneOf", "anyOf", "prefixItems"] {
        let parts = schema[part].as_array().into_iter().flatten();
        parts.for_each(|part| add_named(part, names));
    }
    if schema["items"].is_object() {
        add_named(&schema["items"], names);
    }
}

/// The fields of an object, in the order in which they are written.
fn fields(schema: &Value) -> Vec<(&str, &Value)> {
    let names = schema["required"].as_array().into_iter().flatten();
    let names = names.filter_map(Value::as_str);
    names
        .map(|name| (name, &schema["properties"][name]))
        .collect()
}

fn tell(page: &mut String, name: &str, schema: &Value) {
    let about = about(schema);
    let _ = write!(page, "\n### `{name}`\n\n{about}\n");
    if schema["properties"].is_object() {
        page.push_str("\n| field | type | what |\n| --- | --- | --- |\n");
        for (name, field) in fields(schema) {
            let _ = writeln!(
                page,
                "| `{name}` | {} | {} |",
                kind(field),
                self::about(field)
            );
        }
    } else if let Some(alternatives) = schema["oneOf"].as_array() {
        page.push_str("\n| one of | with | what |\n| --- | --- | --- |\n");
        for alternative in alternatives {
            tell_alternative(page, alternative);
        }
    } else {
        let _ = writeln!(page, "\nOn the wire: {}.", kind(schema));
    }
}

fn tell_alternative(page: &mut String, schema: &Value) {
    let (tags, others): (Vec<_>, Vec<_>) = fields(schema)
        .into_iter()
        .partition(|(_, field)| field.get("const").is_some());
    let tags = tags
        .iter()
        .map(|(name, field)| format!("`\"{name}\":{}`", field["const"]));
    let mut tags: Vec<String> = tags.collect();
    if tags.is_empty() && others.is_empty() {
        tags.push(kind(schema));
    }
    let others = others
        .iter()
        .map(|(name, field)| format!("`{name}`: {}", kind(field)));
    let others: Vec<String> = others.collect();
    let _ = writeln!(
        page,
        "| {} | {} | {} |",
        tags.join(", "),
        others.join(", "),
        about(schema)
    );
}

/// What a type is for: the first paragraph, on one line.
fn about(schema: &Value) -> String {
    let text = schema["description"].as_str().unwrap_or_default();
    let first = text.split("\n\n").next().unwrap_or_default();
    first.replace('\n', " ").replace('|', "\\|")
}

/// What a value looks like, in words.
fn kind(schema: &Value) -> String {
    let Some(fields) = schema.as_object() else {
        return "anything".to_owned();
    };
    if let Some(Value::String(reference)) = fields.get("$ref") {
        return format!("`{}`", name_of(reference));
    }
    if let Some(constant) = fields.get("const") {
        return format!("`{constant}`");
    }
    for (key, between) in [("enum", ", "), ("anyOf", " or "), ("oneOf", " or ")] {
        if let Some(Value::Array(choices)) = fields.get(key) {
            let choice = |value: &Value| match key {
                "enum" => format!("`{value}`"),
                _ => kind(value),
            };
            let choices: Vec<String> = choices.iter().map(choice).collect();
            return choices.join(between);
        }
    }
    match &fields["type"] {
        Value::Array(kinds) => {
            let kinds = kinds.iter().filter_map(Value::as_str);
            let kinds: Vec<String> = kinds.map(|name| plain_kind(name, fields)).collect();
            kinds.join(" or ")
        }
        name => plain_kind(name.as_str().unwrap_or_default(), fields),
    }
}

fn plain_kind(name: &str, schema: &Map<String, Value>) -> String {
    let word = match name {
        "array" => return list(schema),
        "boolean" => "true or false",
        "integer" | "number" => "number",
        "string" => "text",
        other => other,
    };
    word.to_owned()
}

fn list(schema: &Map<String, Value>) -> String {
    if let Some(Value::Array(parts)) = schema.get("prefixItems") {
        let parts: Vec<String> = parts.iter().map(kind).collect();
        return format!("[{}]", parts.join(", "));
    }
    let n_items = schema
        .get("minItems")
        .filter(|n| schema.get("maxItems") == Some(n));
    let items = schema.get("items").map(kind).unwrap_or_default();
    match n_items {
        Some(n_items) => format!("list of {n_items} × {items}"),
        None => format!("list of {items}"),
    }
}
