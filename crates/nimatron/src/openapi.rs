//! The schemas of types that JSON shows otherwise than Rust does.

use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ArrayBuilder, ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::Natural;
use crate::theory::Argument;

impl PartialSchema for Natural {
    fn schema() -> RefOr<Schema> {
        let natural = ObjectBuilder::new().schema_type(Type::String).pattern(Some("^[0-9]+(_[0-9]+)*$"));
        let about = "A natural number of any size, as a decimal string.";
        natural.description(Some(about)).into()
    }
}

impl ToSchema for Natural {}

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
