import { hashKey, QueryClient } from '@tanstack/react-query'

/** The company worked in is part of every query's key (design.md, Company); retries are `http`'s. */
export function createQueryClient(company: () => string | null): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, queryKeyHashFn: key => hashKey([company(), key]) },
      mutations: { retry: false },
    },
  })
}
