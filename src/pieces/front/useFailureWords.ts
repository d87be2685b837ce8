import type { Failure } from './failure'
import { useWords } from './words'

/** Says a failure: in the server's own words, or in the page's language that nobody answered. */
export function useFailureWords(): (failure: Failure) => string {
  const { page } = useWords().words
  return ({ message, isUnanswered }) => (isUnanswered ? page.unanswered : message)
}
