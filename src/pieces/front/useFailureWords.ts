import type { Failure } from './failure'
import { useWords } from './words'

/** Text of an error: the server's message, or "no answer" in the page's language. */
export function useFailureWords(): (failure: Failure) => string {
  const { page } = useWords().words
  return ({ message, isUnanswered }) => (isUnanswered ? page.unanswered : message)
}
