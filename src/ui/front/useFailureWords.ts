import { NOT_PROVIDED_TEXT } from '../../providers/http/http'
import type { Failure } from './failure'
import { useWords } from './words'

/** Text of an error: the server's message, or that of the browser in the page's language. */
export function useFailureWords(): (failure: Failure) => string {
  const { page } = useWords().words
  return ({ message, isUnanswered }) => {
    if (isUnanswered) return page.unanswered
    return message === NOT_PROVIDED_TEXT ? page.notProvided : message
  }
}
