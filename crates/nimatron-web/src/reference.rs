//! `GET /api`: the reference of the API for people, made from the OpenAPI document.

use std::sync::OnceLock;

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::Value;

/// The reference as a page without scripts, which is made once.
pub(crate) async fn answer() -> impl IntoResponse {
    static PAGE: OnceLock<String> = OnceLock::new();
    let page = PAGE.get_or_init(|| html(&serde_json::to_value(crate::openapi()).unwrap_or_default()));
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page.as_str())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns escaped text in which `code` is marked as such.
fn prose(value: &Value) -> String {
    let text = escaped(value.as_str().unwrap_or_default());
    let marked = text.split('`').enumerate();
    marked
        .map(|(i, part)| if i % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() })
        .collect()
}

fn html(document: &Value) -> String {
    let mut body =
        format!("<h1>Nimatron: the HTTP API</h1><p>{}</p>", prose(&document["info"]["description"]));
    body.push_str("<p><a href=\"/\">The page</a> · <a href=\"/api/openapi.json\">OpenAPI document</a></p>");
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            body.push_str(&operation_html(path, method, operation));
        }
    }
    body.push_str("<h2>Data</h2>");
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        body.push_str(&format!(
            "<h3 id=\"{0}\">{0}</h3><p>{1}</p>",
            escaped(name),
            prose(&schema["description"])
        ));
        body.push_str(&schema_html(schema));
    }
    format!(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Nimatron: the HTTP API</title>\
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
        <link rel=\"stylesheet\" href=\"/app.css\"><link rel=\"icon\" href=\"/icon.svg\"></head>\
        <body class=\"reference\"><main>{body}</main></body></html>"
    )
}

fn operation_html(path: &str, method: &str, operation: &Value) -> String {
    let method = method.to_uppercase();
    let mut html =
        format!("<h2><code>{method} {}</code></h2><p>{}", escaped(path), prose(&operation["summary"]));
    if let Some(more) = operation["description"].as_str().filter(|more| !more.is_empty()) {
        html.push_str(&format!("<br>{}", prose(&Value::from(more))));
    }
    html.push_str("</p>");
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = escaped(parameter["name"].as_str().unwrap_or_default());
        html.push_str(&format!("<p><code>?{name}=</code> {}</p>", prose(&parameter["description"])));
    }
    let body = &operation["requestBody"]["content"]["application/json"];
    if body.is_object() {
        html.push_str(&format!("<p>Send {}:</p>", kind(&body["schema"])));
        let example = &body["example"];
        let command =
            format!("curl -s localhost:7446{path} -H 'content-type: application/json' -d '{example}'");
        html.push_str(&format!("<pre tabindex=\"0\">{}</pre>", escaped(&command)));
    } else {
        let command = format!("curl -sG localhost:7446{path}{}", query(operation));
        html.push_str(&format!("<pre tabindex=\"0\">{}</pre>", escaped(&command)));
    }
    html.push_str("<ul>");
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let content = response["content"].as_object().and_then(|content| content.values().next());
        let body = content.map(|content| kind(&content["schema"])).unwrap_or_default();
        let description = prose(&response["description"]);
        html.push_str(&format!("<li><code>{}</code> {body} {description}</li>", escaped(status)));
    }
    html.push_str("</ul>");
    html
}

/// Returns the options with which curl sends the example of a query.
fn query(operation: &Value) -> String {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let shown = parameters.filter_map(|parameter| {
        let (name, example) = (parameter["name"].as_str()?, parameter.get("example")?);
        let example = example.as_str().map_or_else(|| example.to_string(), str::to_owned);
        Some(format!(" --data-urlencode '{name}={example}'"))
    });
    shown.collect()
}

fn reference(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str().and_then(|path| path.rsplit('/').next())
}

/// Returns the kind of a schema in a word, with a link if it has a name.
fn kind(schema: &Value) -> String {
    if let Some(name) = reference(schema) {
        return format!("<a href=\"#{0}\">{0}</a>", escaped(name));
    }
    if let Some(choices) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
        return choices.iter().map(kind).collect::<Vec<_>>().join(" or ");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values
            .iter()
            .map(|value| format!("<code>{}</code>", escaped(&value.to_string())))
            .collect::<Vec<_>>()
            .join(", ");
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => format!("list of {}", kind_of_items(schema)),
        Value::String(kind) => escaped(kind),
        Value::Array(kinds) => {
            let kinds: Vec<String> = kinds.iter().filter_map(Value::as_str).map(escaped).collect();
            kinds.join(" or ")
        }
        _ => String::new(),
    }
}

fn kind_of_items(schema: &Value) -> String {
    match schema["prefixItems"].as_array() {
        Some(items) => format!("({})", items.iter().map(kind).collect::<Vec<_>>().join(", ")),
        None => kind(&schema["items"]),
    }
}

fn schema_html(schema: &Value) -> String {
    let mut html = String::new();
    for part in ["allOf", "oneOf"] {
        for choice in schema[part].as_array().into_iter().flatten() {
            html.push_str(&match reference(choice) {
                Some(_) => format!("<p>{}</p>", kind(choice)),
                None => schema_html(choice),
            });
        }
    }
    let Some(properties) = schema["properties"].as_object() else {
        let simple = if html.is_empty() { format!("<p>{}</p>", kind(schema)) } else { html };
        return simple;
    };
    html.push_str("<ul>");
    for (name, property) in properties {
        let (name, kind, about) = (escaped(name), kind(property), prose(&property["description"]));
        html.push_str(&format!("<li><code>{name}</code> <small>{kind}</small> {about}</li>"));
    }
    html.push_str("</ul>");
    html
}
