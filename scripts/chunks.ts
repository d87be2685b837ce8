/**
 * The modules that share a file. A group also includes all imports of its modules, except those of
 * earlier groups: files import each other in one direction only. Everything else is split at the
 * `import()`s of the source.
 */
export const chunks = [
  // every address
  { name: 'main', test: /src\/main\.tsx$/ },
  // modules of the admin that public pages also import; otherwise they would load the admin's file
  {
    name: 'public',
    test: /src\/(pieces\/(page\/(Brand|documentTitle)|theme\/(mix|palette)|connection\/ConnectionBanner)|providers\/http\/ask)\.tsx?$/,
  },
  {
    name: 'public-pages',
    test: /src\/(pieces\/states\/Reference|providers\/navigation\/publicUrls|base\/(day|fold)|kinds\/(kind\/kind|(date|dateTime)\/data))\.tsx?$/,
  },
  // all pages behind the sign-in
  { name: 'desk', test: /src\/App\.tsx$|node_modules\/@babel\/runtime\// },
  // what the import of files knows of the engine's kinds
  { name: 'kind-descriptions', test: /src\/kinds\/(\w+\/description|descriptions)\.ts$/ },
  // forms, and the pages drawn with Material
  { name: 'material', test: /src\/pieces\/theme\/ThemeFrame\.tsx$/ },
  { name: 'hook-form', test: /node_modules\/react-hook-form\// },
  {
    name: 'inputs',
    test: /@mui\/material\/(FormControl|FormHelperText|FormLabel|InputLabel|OutlinedInput)\//,
  },
]
