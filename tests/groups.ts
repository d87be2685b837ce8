/**
 * Exclusions of a push run (`npm test`), which `npm run test:long` includes. A new file runs in both, on
 * SQLite only unless it is listed here. Paths are relative to the repository's root.
 *
 * These files run in both and take a sample in a push run (without `TEST_LONG`): fuzz, rules,
 * strangeValues, orderTotals and the linted OpenAPI documents.
 */

/** Server tests that can differ by database: the push run also runs them on PostgreSQL. */
export const bothDatabases = [
  'tests/server/db/**/*.test.ts',
  // the contract of every kind, and rules in SQL compared with their evaluation
  'tests/server/{kinds,rules}.test.ts',
  // savepoints: a rehearsal in parts of which some are refused, and its undo
  'tests/server/import.test.ts',
  // two writers at once
  'tests/server/{races,idempotency,outbox}.test.ts',
  'tests/server/account/guesses.test.ts',
  'tests/server/stories/{answeredMeanwhile,guestsAtOnce,identityHeld}.test.ts',
  // SQL: search and folding, joins, sums, sorting
  'tests/server/search*.test.ts',
  'tests/server/{alike,history,joined,live,ownRows,records,recordsRead,tally,takenValue,through,trash}.test.ts',
  // processes and dumps
  'tests/server/main/others.test.ts',
  'tests/server/commands/{backup,commands,openConfigured}.test.ts',
  'tests/server/diskFull.test.ts',
]

/**
 * Excluded from the push run, which keeps one browser journey per role and those that no other test
 * covers: the checkout, phones, touch, the production server.
 */
export const longFiles = [
  // pages, forms and lists that screen and server tests also cover
  'tests/browser/{addresses,amounts,backToList,clientForm,creditForm,productList}.test.ts',
  'tests/browser/{exports,figures,files,furtherKinds,goods,grid,import,inert,pictures}.test.ts',
  'tests/browser/{account,board,checkoutSteps,mail,news,recordCalendar,site,team,tracking}.test.ts',
  // further layouts, storage without rights, and slow answers
  'tests/browser/{phonePages,shellLayout,slowNetwork,storage,toasts}.test.ts',
  'tests/browser/{copies,devices,firstAnswers,language,pageSnapshot,parts}.test.ts',
  'tests/browser/{recordMap,sentences,settings}.test.ts',
  'tests/browser/{attendance,bureau,expiry,invitation,lostWork,orders,service,users}.test.ts',
  // every page for every role
  'tests/browser/{axe,everyRoute}.test.ts',
  // lists on the build with columns of every kind, the frame, script sizes, a lost network or deploy
  'tests/browser/{everyKind,faults,newVersion,shell,size}.test.ts',
  // answers while viewing as another role, for every route and role; the matrix asks each role directly
  'tests/server/viewAs.test.ts',
  // every word of every schema misspelt, imports of thousands of rows, every figure over the demo data
  'tests/schemas/{demoRecords,everyWord}.test.ts',
  'tests/server/{bi,bulkLong}.test.ts',
  // pages of areas and details of lists, whose rules server tests keep
  'tests/screens/{batches,lineLookups,bureauFailed,corrections,creditApproval}.test.tsx',
  'tests/screens/{creditBoard,creditByHand,depositForm,discount,evidencePdf}.test.tsx',
  'tests/screens/{gallery,heldByHand,invitation,mailPictures,markPage,marks}.test.tsx',
  'tests/screens/{merge,numbers,orderCredit,portrait,postComments}.test.tsx',
  'tests/screens/{plainServer,powerBi,reception,referredTitles,renewal,selling}.test.tsx',
  'tests/screens/{shopAddress,signedFile,taxed}.test.tsx',
  'tests/screens/{bulkAll,drafts,flowBoard,people,recordCalendar}.test.tsx',
  'tests/screens/{split,templates,viewAs,views}.test.tsx',
  // what other screens tests use on the way: the palette, menus of rows, keys of a form, the bin
  'tests/screens/{among,alike,bulk,crumbs,formWork,history,listHeads,matrix}.test.tsx',
  'tests/screens/{mergeRecords,paletteRecords,reassign,rowMenu,trash}.test.tsx',
  // screens of the clinic, whose generated parts the distributor's cover
  'tests/clinic/screens.test.tsx',
  // commands that start compilers and servers, and a client made by a generator
  'tests/scripts/{newBusiness,schemaMistake}.test.ts',
  'tests/server/{copiesLoad,generatedClient}.test.ts',
  'tests/server/{commands/resource/draft,main/listen,seed/demo}.test.ts',
  // stories of signed papers, and of endings and prices that the contract suites also cover
  'tests/server/stories/{creditNotes,orderEndings,quoteIsOrder,signaturesOver,signedStored}.test.ts',
  // a server killed, stopped or unreachable during work; releases side by side
  'tests/browser/{killed,process,restart,severalProcesses}.test.ts',
]

/** Separate groups of the long run: every page in every look, and servers that are stopped. */
export const pageFiles = ['tests/browser/{axe,everyRoute}.test.ts']
export const processFiles = ['tests/browser/{killed,process,restart,severalProcesses}.test.ts']
