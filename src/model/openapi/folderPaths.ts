import { type Act, mayAct } from '../access'
import type { Catalogue } from '../resource'
import type { JsonSchema } from './fieldSchema'
import type { Telling } from './recordSchemas'
import { answered, refusals, sent } from './shared'
import { type OpenApiText, say } from './texts'

const key: JsonSchema = { type: 'integer' }
const keys: JsonSchema = { type: 'array', items: key, maxItems: 200 }
const boolean: JsonSchema = { type: 'boolean' }
const path = '/hanadb/api/files-manager'

/** Shared folders: what touches several of them and their files at once, and what is one person's. */
export function folderPaths(catalogue: Catalogue, telling: Telling): Record<string, JsonSchema> {
  const { language, me } = telling
  const operation = (name: OpenApiText, more: JsonSchema) => ({
    tags: ['team'],
    operationId: `team.${name}`,
    summary: say(name, language),
    ...more,
  })
  const write = (name: OpenApiText, body: JsonSchema, answer: JsonSchema) => ({
    post: operation(name, {
      requestBody: sent(body),
      responses: {
        '200': answered(language, exactly(answer)),
        ...refusals(401, 403, 404, 409, 422),
      },
    }),
  })
  const may = (act: Act) => {
    const files = catalogue.resources.get('shared-files')
    return files !== undefined && (!me || mayAct(files, me, act))
  }
  return {
    ...(may('list') && {
      [path]: {
        get: operation('myFiles', {
          responses: {
            '200': answered(language, exactly({ stars, top: keys, used: key, quota: key })),
            ...refusals(401, 403),
          },
        }),
      },
      [`${path}/way`]: {
        get: operation('wayToFolder', {
          parameters: [{ name: 'folder', in: 'query', required: true, schema: key }],
          responses: {
            '200': answered(language, exactly({ way: { type: 'array', items: step } })),
            ...refusals(400, 401, 403, 404),
          },
        }),
      },
      [`${path}/zip`]: write('zipFiles', chosen, { url: { type: 'string' } }),
      [`${path}/star`]: write('starFile', starring, { starred: boolean }),
    }),
    ...(may('edit') && { [`${path}/move`]: write('moveFiles', moving, { moved: key }) }),
    ...(may('delete') && { [`${path}/remove`]: write('removeFiles', chosen, { removed: key }) }),
    ...(may('restore') && {
      [`${path}/restore`]: write('restoreFiles', chosen, { restored: key }),
    }),
  }
}

const exactly = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})
const step = exactly({ id: key, name: { type: 'string' } })
const stars = exactly({ folders: keys, files: keys })
const starring = exactly({ what: { enum: ['folders', 'files'] }, id: key, starred: boolean })
const chosen: JsonSchema = {
  type: 'object',
  properties: { folders: keys, files: keys },
  additionalProperties: false,
}
const moving: JsonSchema = {
  type: 'object',
  required: ['to'],
  properties: { folders: keys, files: keys, to: { type: ['integer', 'null'] } },
  additionalProperties: false,
}
