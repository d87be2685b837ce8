import type { KindDescription } from '../kind/description'
import { countWord, flagWord, listWord, textWord } from '../kind/words'
import type { FileOptions, StoredFile } from './data'

export const description: KindDescription<FileOptions, StoredFile> = {
  words: { max: countWord, types: listWord(textWord), keepVersions: flagWord },
  jsonSchema: () => ({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string', readOnly: true },
      type: { type: 'string', readOnly: true },
      size: { type: 'integer', readOnly: true },
      url: { type: 'string', format: 'uri-reference', readOnly: true },
    },
  }),
  sample: n => ({ id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }),
}
