import { catalogue } from '../src/catalogue.js'
import { customPageFolders, customPages } from '../src/customPages.js'
import { pageAddresses } from '../src/providers/navigation/pageAddresses.js'

/** The addresses of all pages, for the build and the development server. */
export const allPages = pageAddresses(catalogue, customPages)
export { customPageFolders }
