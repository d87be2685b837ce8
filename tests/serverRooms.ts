/** Engine rooms of the server: each imports only rooms listed before it, and none of a business. */
export const engineOrder = [
  'server/base',
  'server/db',
  'server/query',
  'server/access',
  'server/audit',
  'server/outbox',
  'server/notices',
  'server/read',
  'server/write',
  'server/files',
  'server/export',
  'server/figures',
  'server/flow',
  'server/history',
  'server/trash',
  'server/import',
  'server/bulk',
  'server/live',
  'server/node',
  'server/documents',
  'server/auth',
  'server/http',
  'server/account',
  'server/inbox',
  'server/views',
  'server/routes',
  'server/app',
  'server/commands',
  'server/main',
]
/** Rooms of a business: each imports rooms listed before it, and the engine's up to the routes. */
export const businessOrder = [
  'server/adapters/*',
  'server/areas/*',
  'server/seed',
  'server/business',
]
/** Engine rooms that a business may import. */
export const ofEngine = engineOrder.slice(0, engineOrder.indexOf('server/app'))
/** They hand the business to the engine. */
export const startsTheServer = ['server/main.ts', 'server/dev.ts']
