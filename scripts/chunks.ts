import { statSync } from 'node:fs'

/** Schemas that are smaller share a file, and texts of resources that of the frame, in bytes. */
const SMALL_SCHEMA = 1_300
const SMALL_TEXTS = 500

const isSmall = (id: string, limit: number) => statSync(id).size < limit
/** The frame names the companies; what only a portal's readers read is no part of it. */
const isTextsOfFrame = (id: string) =>
  /\/locales\/\w+\/resources\/[\w-]+\.json$/.test(id) &&
  (id.endsWith('/companies.json') || isSmall(id, SMALL_TEXTS))

/**
 * The modules that share a file. A group also includes all imports of its modules, except those of
 * earlier groups: files import each other in one direction only. Everything else is split at the
 * `import()`s of the source.
 */
export const chunks = [
  // every address
  { name: 'main', test: /index\.html$|src\/main\.tsx$/ },
  // modules of the admin that public pages also import, and primitives that need neither react-admin nor a
  // session; otherwise public pages would load the admin's file
  {
    name: 'public',
    test: /src\/(ui\/(page\/(Brand|documentTitle)|theme\/(palette|customProperties)|connection\/ConnectionBanner|primitives\/(layout|inputs)|states\/Reference)|providers\/(http\/ask|navigation\/publicUrls)|i18n\/(namespaces|inUse)|base\/(day|fold)|kinds\/(kind\/kind|(date|dateTime)\/data))\.tsx?$/,
  },
  // public pages, and those of them with a form
  { name: 'FrontApp', test: /src\/(FrontApp|ui\/front\/(FrontLink|FrontPage))\.tsx$/ },
  {
    name: 'front-form',
    test: /src\/ui\/front\/(FrontField|PasswordField|FailureText|useSubmit)\.tsx?$/,
  },
  { name: 'kit-more', test: /src\/ui\/primitives\/(Facts|Table|Banner|Meter)\.tsx$/ },
  // all pages behind the sign-in, and what lists, forms and most pages share: small modules, and the schema of
  // companies, whose names the frame says
  {
    name: 'desk',
    test: /src\/App\.tsx$|\/schemas\/companies\.ts$|node_modules\/@babel\/runtime\/|src\/(ui\/(states\/(NotFound|Waiting)|primitives\/Avatar|controls\/(timeAgo|whatsApp|useAttempt|useDebounced|useFold)|theme\/(MenuButton|confirmLater))|providers\/(backend\/(useErrorWords|useReadOnlyProps)|opening\/usePageDrawn)|fields\/registry\/useNarrow|resources\/record\/recordPath)\.tsx?$|ra-core\/dist\/(controller\/record\/useRecordContext|dataProvider\/useGet(One|List)|routing\/useRedirect)\.js|react-query\/.*\/useMutation\.js|es-toolkit\/.*\/set\.m?js|icons-material\/(Add|Close|InfoOutlined)\.mjs/,
  },
  // small marks of pages on which people work through a list of their own, such as the cart or the mail
  {
    name: 'work-icons',
    test: /icons-material\/(Add|Check|Close|DeleteOutline|ExpandLess)Rounded\.mjs/,
  },
  // what lists, forms and records share
  {
    name: 'view-pieces',
    test: /src\/(ui\/(states\/(EmptyState|NoResult)|controls\/(TabList|useSelecting)|loading\/useWhenHere)|model\/(access\/(throughReference|documents|transition|movesForward)|fields\/valuesOf)|providers\/dataProvider\/bulk|resources\/(resources|show\/made|record\/(copyPath|useDeniedField|GhostAct|isAwaited)))\.(tsx?|css)$|icons-material\/(HistoryRounded|ChevronLeftRounded|ChevronRightRounded)\.mjs/,
  },
  // what the import of files knows of the engine's kinds
  { name: 'kind-descriptions', test: /src\/kinds\/(\w+\/description|descriptions)\.ts$/ },
  // forms, and the pages drawn with Material
  {
    name: 'material',
    test: /src\/ui\/theme\/ThemeFrame\.tsx$|@mui\/material\/(FormControl|FormHelperText|FormLabel|InputLabel|OutlinedInput)\//,
  },
  // the list, and what its board, its sheet and the lists of other pages share with it
  { name: 'list', test: /src\/resources\/list\/(ListPage|ListScreen|rows\/RowTable)\.tsx$/ },
  // all forms
  {
    name: 'form',
    test: /src\/(resources\/form\/(CreatePage|RecordForm)|fields\/inputs\/TextInput)\.tsx$/,
  },
  // lists of references and their like, which other schemas draw along
  {
    name: 'small-schemas',
    test: (id: string) =>
      /\/schemas\/(features\/\w+|parts\/given)\.ts$/.test(id) ||
      (/\/schemas\/\w+\.ts$/.test(id) && isSmall(id, SMALL_SCHEMA)),
  },
  // a product and its stock, which its list and its form show
  { name: 'goods', test: /\/schemas\/(products|stock)\.ts$/ },
  // the texts of a language: of every page, of the frame and resources with few, of all generated pages, of forms
  ...(
    [
      ['frame-texts', /\/locales\/\w+\/(namespaces\.ts|(app|roles)\.json)$/],
      ['menu-texts', /virtual:(catalogue|schema-texts)\/\w+$|\/locales\/\w+\/menu\.json$/],
      ['view-texts', /\/locales\/\w+\/(field|columns)\.json$/],
      ['form-texts', /\/locales\/\w+\/(form|history|validation)\.json$/],
    ] as const
  ).map(([name, test]) => ({
    test: (id: string) => test.test(id) || (name === 'menu-texts' && isTextsOfFrame(id)),
    debugName: name,
    name: (id: string) => `${name}-${/(?:locales|catalogue|schema-texts)\/(\w+)/.exec(id)?.[1]}`,
  })),
]
