import type { Assertion } from '@vitest/expect'

declare module '@vitest/expect' {
  interface ExpectStatic {
    /** One type for the matchers of every value; otherwise the type check builds 200 members per type of value. */
    (actual: unknown, message?: string): Assertion<unknown>
  }
}
