"""What the OpenAPI document says of the games' views: each game names the struct that its view is."""

from typing import TYPE_CHECKING

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from heliopause.registry import specs
from heliopause.table.messages import GameView

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class GameViews(OpenAPISchemaPlugin):
    """A view is that of one of the games; one that names no struct shows plain data."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is GameView

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        structs = [spec.part("view") for spec in specs().values()]
        views = [schema_creator.for_field_definition(FieldDefinition.from_annotation(view)) for view in structs if view]
        return Schema(any_of=[*views, Schema(type=OpenAPIType.OBJECT)]) if None in structs else Schema(one_of=views)
