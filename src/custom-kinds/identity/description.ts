import type { KindDescription } from '../../model/kinds/custom'
import { join } from '../../model/words/fieldWords'
import { only } from '../../model/words/shape'
import { type IdentityOptions, identityPatterns } from './data'
import { doubtfulIdentity } from './doubt'

export const identityDescription: KindDescription<IdentityOptions, string> = {
  words: { type: only('cedula', 'ruc'), concat: join },
  jsonSchema: ({ type }) => ({ type: 'string', pattern: identityPatterns[type ?? 'either'] }),
  doubt: doubtfulIdentity,
}
