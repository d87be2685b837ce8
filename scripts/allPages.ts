import { catalogue } from '../src/catalogue.js'
import { customPages } from '../src/customPages.js'
import { pageAddresses } from '../src/providers/pageAddresses.js'

/** The addresses of all pages there are, for who builds them or serves them in development. */
export const allPages = pageAddresses(catalogue, customPages)
