import type { Language } from '../../src/base/text'
import type { Me } from '../../src/model/access/access'

export interface Viewer {
  readonly me: Me
  readonly language: Language
}

/** Maximum views of a user, and maximum size of one. */
export const MOST_VIEWS = 100
export const LONGEST_STATE = 8000
export const LONGEST_NAME = 60
