/** A JSON object of another system, a request or a file, whose values are checked where they are read. */
export type JsonObject = Readonly<Record<string, unknown>>
