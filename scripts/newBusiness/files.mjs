import { basename, relative } from 'node:path'
import { root } from '../businessFolder.mjs'

/**
 * Files of a minimal business by their path in its folder: two schemas, two roles, one demo account per role.
 * The folder may stand outside the repository; its README calls it what its author called it.
 */
export function newBusinessFiles(folder, named) {
  const name = basename(folder)
  const brand = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  const up = `${relative(folder, root)}/`
  return {
    'business.ts': business({ name, brand, up }),
    'server.ts': server({ up, name }),
    'fieldNames.ts': fieldNames,
    'schemas/users.ts': users(up),
    'schemas/tasks.ts': tasks,
    'tsconfig.json': json({ extends: `${up}tsconfig.json`, include: ['.', `${up}src/**/*.d.ts`] }),
    'locales/en/roles.json': json({ admin: 'Administrator', member: 'Member' }),
    'locales/en/auth.json': json({
      tagline: `Welcome to ${brand}`,
      taglineText: 'Change this text in locales/en/auth.json.',
      signInText: 'Use the e-mail address of your account.',
    }),
    'README.md': readme({ brand, named }),
  }
}

const json = value => `${JSON.stringify(value, null, 2)}\n`

const business = ({
  name,
  brand,
  up,
}) => `import { defineBusiness } from '${up}src/model/defineBusiness'
import type { FieldNames } from './fieldNames'

/** Description of the business for the engine, and the \`defineResource\` of its schemas. */
export const { business, defineResource } = defineBusiness<FieldNames>()({
  name: '${name}',
  brand: '${brand}',
  roles: { admin: 'admin', member: 'member' },
  adminRole: 'admin',
  // the role of an account that registered itself: '*' in access rules leaves it out
  guestRole: 'member',
  userAttributes: {},
  api: { base: '/${name}/api' },
  languages: [{ value: 'en', label: 'English', locale: 'en-GB' }],
  defaultLanguage: 'en',
  language: 'en',
  locale: 'en-GB',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
})
`

const server = ({ up, name }) => `import { createAccount } from '${up}server/account/createAccount'
import { seedDemo } from '${up}server/account/demoAccounts'
import { readConfig } from '${up}server/base/config'
import type { Environment } from '${up}server/base/environment'
import type { AppContext } from '${up}server/http/appContext'
import type { ServerBusiness } from '${up}server/http/serverBusiness'

const password = 'Lantern-meadow-17'
const accounts = [
  { role: 'admin', email: 'admin@${name}.test' },
  { role: 'member', email: 'member@${name}.test' },
]

async function plant(context: AppContext) {
  for (const { role, email } of accounts)
    await createAccount(context, {
      ROLE: role,
      EMAIL: email,
      DISPLAYNAME: \`Demo \${role}\`,
      PASSWORD: password,
    })
}

/** Server half of the business; every member may be absent. */
const serverBusiness: ServerBusiness = {
  seed: (context, mode) => seedDemo(context, mode, { accounts, password, plant }),
}

export const configured = (env: Environment) => ({
  config: readConfig(env),
  business: serverBusiness,
})
`

const fieldNames = `/** Field names of each resource. Written by \`npm start\`, \`npm run dev\` and \`npm run docs\`. */
export type FieldNames = {
  'tasks': 'id' | 'title' | 'done' | 'person' | 'until'
  'users': 'ID' | 'DISPLAYNAME' | 'EMAIL' | 'PASSWORD' | 'PHOTOURL' | 'ROLE' | 'ISVERIFIED' | 'ISPUBLIC' | 'ACTIVE'
}
`

const users = up => `import { accountFields } from '../${up}src/model/definition/accountFields'
import { defineResource } from '../business'

const own = { ID: '$me.ID' } as const

/** People with an account; fields of your own stand beside those that the engine reads. */
export const users = defineResource({
  name: 'users',
  key: 'ID',
  title: 'DISPLAYNAME',
  label: 'User | Users',
  icon: 'people',
  menu: 'user',
  fields: {
    ...accountFields({
      roles: { admin: 'Administrator', member: 'Member' },
      admin: 'admin',
      guest: 'member',
    }),
  },
  list: { columns: ['DISPLAYNAME', 'EMAIL', 'ROLE', 'ACTIVE'], sort: 'DISPLAYNAME' },
  related: [],
  access: { admin: 'all', member: { read: own, update: own } },
})
`

const tasks = `import { defineResource } from '../business'

/** A first resource: replace it with one of yours. */
export const tasks = defineResource({
  name: 'tasks',
  key: 'id',
  title: 'title',
  label: 'Task | Tasks',
  icon: 'event',
  menu: 'general',
  fields: {
    id: { kind: 'id' },
    title: { kind: 'text', label: 'Title', required: true, search: true },
    done: { kind: 'boolean', label: 'Done', default: false, filter: true },
    person: {
      kind: 'reference',
      resource: 'users',
      label: 'Person',
      default: '$me.ID',
      filter: true,
    },
    until: { kind: 'date', label: 'Until', filter: true },
  },
  list: { columns: ['title', 'person', 'until', 'done'], sort: 'until' },
  access: {
    admin: 'all',
    member: { read: { person: '$me.ID' }, create: true, update: { person: '$me.ID' } },
  },
})
`

const readme = ({ brand, named }) => `# ${brand}

A business on Mostrador's engine. From the root of the repository:

\`\`\`
BUSINESS=${named} npm start
BUSINESS=${named} npm run dev
BUSINESS=${named} npm run resource check
BUSINESS=${named} npm test -- businesses
\`\`\`

The first start prints the address and the demo accounts. The build is in \`dist\`, the data in \`data\`, each in a folder of
the business's name.

- \`business.ts\`: what the engine is told: roles, languages, currency, time zone, address of the API
- \`server.ts\`: demo accounts, and the endpoints and effects of your own, when there are some
- \`schemas\`: one file per resource; docs/language.md describes every word
- \`locales/<language>\`: texts in place of the engine's, names of roles, of menu sections (\`app.json\`: \`menu\`) and of columns
  without a label (\`columns.json\`); translations of the schemas in \`resources\`
- \`fieldNames.ts\` is generated

Optional modules (\`pages.ts\`, \`app.ts\`, \`kinds.ts\`, …) are those of \`src/defaults\`.
`
