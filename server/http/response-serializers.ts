import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";

export type ResponseSerializers = Map<string, (response: unknown) => string>;

const compile = SerializerSelector();

/** Compiling is slow and most routes share the schemas of their errors, so it is done once for each. */
export function shareSerializers(serializers: ResponseSerializers): typeof compile {
  return (externalSchemas, options) => {
    const compileSchema = compile(externalSchemas, options);
    return (route) => {
      const key = JSON.stringify(route.schema);
      const serialize = serializers.get(key) ?? compileSchema(route);
      serializers.set(key, serialize);
      return serialize;
    };
  };
}
