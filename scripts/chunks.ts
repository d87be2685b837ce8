import { statSync } from 'node:fs'

/** A smaller schema has no file of its own, in bytes. */
const SMALL_SCHEMA = 800

/**
 * The modules that share a file. A group also includes all imports of its modules, except those of
 * earlier groups: files import each other in one direction only. Everything else is split at the
 * `import()`s of the source.
 */
export const chunks = [
  // every address
  { name: 'main', test: /src\/main\.tsx$/ },
  // modules of the admin that public pages also import, and primitives that need neither react-admin nor a
  // session; otherwise public pages would load the admin's file
  {
    name: 'public',
    test: /src\/(ui\/(page\/(Brand|documentTitle)|theme\/(palette|customProperties)|connection\/ConnectionBanner|primitives\/(layout|Text|Card|Chip|inputs))|providers\/http\/ask|i18n\/(namespaces|inUse))\.tsx?$/,
  },
  {
    name: 'public-pages',
    test: /src\/(ui\/states\/Reference|providers\/navigation\/publicUrls|base\/(day|fold)|kinds\/(kind\/kind|(date|dateTime)\/data))\.tsx?$/,
  },
  { name: 'kit-more', test: /src\/ui\/primitives\/(Facts|Table|Banner|Meter)\.tsx$/ },
  // all pages behind the sign-in, and the small modules that most of them share
  {
    name: 'desk',
    test: /src\/App\.tsx$|node_modules\/@babel\/runtime\/|src\/(ui\/(states\/(ErrorState|NotFound)|primitives\/Avatar|controls\/(useAttempt|useDebounced)|theme\/MenuButton)|providers\/backend\/(useErrorWords|useReadOnlyProps|useTexts)|fields\/registry\/useNarrow)\.tsx?$|icons-material\/Add\.mjs/,
  },
  // what the frame of every page shares with lists and with forms: otherwise it would load theirs
  {
    name: 'frame-pieces',
    test: /src\/ui\/controls\/TabList\.tsx$|icons-material\/HistoryRounded\.mjs/,
  },
  // what pages that show records share
  {
    name: 'record-pieces',
    test: /src\/(ui\/(states\/(EmptyState|NoResult)|controls\/(timeAgo|useSelecting)|loading\/useWhenHere|theme\/confirmLater)|model\/(access\/(throughReference|documents|transition|movesForward)|fields\/valuesOf)|resources\/record\/(recordPath|useDeniedField|GhostAct|isAwaited))\.tsx?$|ra-core\/dist\/dataProvider\/useGetOne\.js|es-toolkit\/.*\/set\.m?js|icons-material\/(Close|InfoOutlined|ChevronLeftRounded|ChevronRightRounded)\.mjs/,
  },
  // what lists and forms share
  {
    name: 'view-pieces',
    test: /src\/(resources\/(show\/made|record\/copyPath)\.ts|resources\/resources\.css|providers\/dataProvider\/bulk\.ts)$|ra-core\/dist\/routing\/useRedirect\.js|query-core\/.*\/mutationObserver\.js|react-query\/.*\/useMutation\.js/,
  },
  { name: 'get-list', test: /ra-core\/dist\/dataProvider\/useGetList\.js/ },
  // what the import of files knows of the engine's kinds
  { name: 'kind-descriptions', test: /src\/kinds\/(\w+\/description|descriptions)\.ts$/ },
  // forms, and the pages drawn with Material
  { name: 'material', test: /src\/ui\/theme\/ThemeFrame\.tsx$/ },
  {
    name: 'inputs',
    test: /@mui\/material\/(FormControl|FormHelperText|FormLabel|InputLabel|OutlinedInput)\//,
  },
  // the list, and what its board, its sheet and the lists of other pages share with it
  { name: 'list', test: /src\/resources\/list\/(ListPage|ListScreen|rows\/RowTable)\.tsx$/ },
  // all forms
  { name: 'form', test: /src\/(resources\/form\/RecordForm|fields\/inputs\/TextInput)\.tsx$/ },
  // lists of references and their like, which other schemas draw along
  {
    name: 'small-schemas',
    test: (id: string) => /\/schemas\/\w+\.ts$/.test(id) && statSync(id).size < SMALL_SCHEMA,
  },
  // the texts of a language: of every page, of the frame, of all generated pages, of forms
  ...(
    [
      ['frame-texts', /\/locales\/\w+\/(namespaces\.ts|(app|roles)\.json)$/],
      ['menu-texts', /virtual:(catalogue|schema-texts)\/\w+$|\/locales\/\w+\/menu\.json$/],
      ['view-texts', /\/locales\/\w+\/(field|columns)\.json$/],
      ['form-texts', /\/locales\/\w+\/(form|history|validation)\.json$/],
    ] as const
  ).map(([name, test]) => ({
    test,
    debugName: name,
    name: (id: string) => `${name}-${/(?:locales|catalogue|schema-texts)\/(\w+)/.exec(id)?.[1]}`,
  })),
]
