/** The part of `@redocly/openapi-core` that the tests use. The types of the whole package take 90 MB of the type check. */
export function createConfig(yaml: string): Promise<object>
export function lintFromString(document: {
  readonly source: string
  readonly absoluteRef: string
  readonly config: object
}): Promise<readonly LintProblem[]>

interface LintProblem {
  readonly message: string
  readonly location: readonly { readonly pointer?: string }[]
}
