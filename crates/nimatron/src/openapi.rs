//! The schemas of types that JSON shows otherwise than Rust does.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::Natural;
use crate::board::Look;
use crate::report::Explanation;
use crate::theory::Argument;

impl PartialSchema for Natural {
    fn schema() -> RefOr<Schema> {
        let natural = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[0-9]+(_[0-9]+)*$"));
        let about = "A natural number of any size, as a decimal string.";
        natural.description(Some(about)).into()
    }
}

impl ToSchema for Natural {}

impl PartialSchema for Look {
    fn schema() -> RefOr<Schema> {
        let names = Self::ALL.map(Self::name);
        let about = "What the numbers of a component are drawn as.";
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(names))
            .description(Some(about))
            .into()
    }
}

impl ToSchema for Look {}

impl PartialSchema for Explanation {
    fn schema() -> RefOr<Schema> {
        let text = |about: &str| ObjectBuilder::new().schema_type(Type::String).description(Some(about));
        let lines = |about: &str| ArrayBuilder::new().items(text("A sentence.")).description(Some(about));
        let steps = ArrayBuilder::new()
            .items(lines("The sentences of a step, without its table."))
            .description(Some("The steps of the argument in words."));
        let about = "The number of steps that settle the outcome; the others have the heading.";
        let settling = ObjectBuilder::new().schema_type(Type::Integer).description(Some(about));
        let heading =
            ObjectBuilder::new().schema_type(SchemaType::from_iter([Type::String, Type::Null])).description(
                Some("The heading of the steps about the winning move, or about why no move helps."),
            );
        ObjectBuilder::new()
            .property("rule", lines("What a move is."))
            .property("settling", settling)
            .property("heading", heading)
            .required("rule")
            .required("settling")
            .property("convention", text("What it means to be unable to move."))
            .property("because", text("By which theorem, or that it was searched."))
            .property("steps", steps)
            .property("conclusion", lines("What follows."))
            .required("convention")
            .required("because")
            .required("steps")
            .required("conclusion")
            .into()
    }
}

impl ToSchema for Explanation {}

impl PartialSchema for Argument {
    fn schema() -> RefOr<Schema> {
        let kind =
            ObjectBuilder::new().schema_type(Type::String).description(Some("What kind of step it is."));
        let step = ObjectBuilder::new()
            .property("step", kind)
            .required("step")
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(true)));
        let about = "The argument: a list of steps, from which every explanation is made.";
        ArrayBuilder::new().items(step).description(Some(about)).into()
    }
}

impl ToSchema for Argument {}
