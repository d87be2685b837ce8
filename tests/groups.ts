/**
 * What a push run (`npm test`) leaves to `npm run test:long`. A new file runs in both: on SQLite only,
 * unless it is listed here. Files are given as vitest takes them, from the root of the repository.
 */

/** Server tests whose answer can differ by database: they run on PostgreSQL in the push run as well. */
export const bothDatabases = [
  'tests/server/db/**/*.test.ts',
  // the contract of every kind, and rules as SQL against rules as they are evaluated
  'tests/server/{kinds,rules}.test.ts',
  // two writers at once
  'tests/server/{races,idempotency,outbox}.test.ts',
  'tests/server/account/guesses.test.ts',
  'tests/server/stories/{answeredMeanwhile,guestsAtOnce,identityHeld}.test.ts',
  // SQL of its own: search and its folding, joins, sums, sorting
  'tests/server/search*.test.ts',
  'tests/server/{alike,history,joined,live,ownRows,records,recordsRead,tally,through,trash}.test.ts',
  // processes, dumps and demo data
  'tests/server/main/{others,start}.test.ts',
  'tests/server/commands/{backup,commands,openConfigured}.test.ts',
  'tests/server/{diskFull,seed/demo}.test.ts',
]

/**
 * Left out of the push run. Of the journeys in the browser it keeps one for each role, and those that show
 * what no other test sees: layout, touch, the network away, code by need, the production server.
 */
export const longFiles = [
  // pages, forms and lists that the screens and the server are asked about, too
  'tests/browser/{addresses,amounts,backToList,clientForm,creditForm,productList}.test.ts',
  'tests/browser/{exports,figures,files,furtherKinds,goods,grid,import,inert,pictures}.test.ts',
  'tests/browser/{board,mail,news,team,tracking}.test.ts',
  'tests/browser/{attendance,bureau,expiry,invitation,lostWork,orders,service,users}.test.ts',
  // every page for every role
  'tests/browser/everyRoute.test.ts',
  // what a look as another role answers, for every route and role: the matrix asks each of them directly
  'tests/server/viewAs.test.ts',
  // a server that is killed, ended or away, with people at work; releases side by side
  'tests/browser/{killed,process,restart,severalProcesses}.test.ts',
]

/** Groups of their own in the long run: every page in every look, and servers that are ended on purpose. */
export const pageFiles = ['tests/browser/{axe,everyRoute}.test.ts']
export const processFiles = ['tests/browser/{killed,process,restart,severalProcesses}.test.ts']
