/** The part of autocannon's types that the benchmarks use; the package has none. */
declare module 'autocannon' {
  interface Request {
    readonly path?: string
    readonly method?: string
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly setupRequest?: (request: Request) => Request
  }
  interface Options {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
    readonly requests: readonly Request[]
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
    readonly non2xx: number
    readonly errors: number
    readonly duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
