import { pageFolders } from '@business/pages'
import { business } from '../src/base/business.js'
import { catalogue } from '../src/catalogue.js'
import { languages } from '../src/i18n/languages.js'
import { readSettings } from '../src/model/endpoints/platform.js'
import { myAccount } from '../src/model/endpoints/session.js'
import { pagesIn } from '../src/providers/navigation/customPages.js'
import { pageAddresses } from '../src/providers/navigation/pageAddresses.js'

/** The addresses of all pages, for the build and the development server. */
export const allPages = pageAddresses(catalogue, pagesIn(pageFolders))
export { pageFolders }

/** Codes of the languages of the interface, and the one of readers without a choice. */
export const spoken = {
  languages: Object.fromEntries(languages().map(({ value, htmlLang }) => [value, htmlLang])),
  otherwise: business().defaultLanguage,
}

/** Paths of what every page asks for first. */
export const firstPaths = { account: myAccount.path, settings: readSettings.path }
