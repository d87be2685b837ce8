import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { Business } from '../src/base/business.js'
import { type BusinessFolder, quietly, root } from './businessFolder.mjs'

export async function wordsOf(folder: BusinessFolder): Promise<Business> {
  const file = join(root, folder.modules.business ?? '')
  const { module } = await runnerImport<{ business: Business }>(file, quietly(folder))
  return module.business
}

/** Square with the first letter of the brand, as an address: the icon of a business without a sign. */
export const letterIcon = (brand: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#0a7a5a"/><text x="20" y="28" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="700" fill="#fff">${brand.charAt(0)}</text></svg>`,
  )}`

/** Names the business in index.html. */
export function brandedPage(folder: BusinessFolder): Plugin {
  return {
    name: 'branded-page',
    async transformIndexHtml(html) {
      const { brand, sign } = await wordsOf(folder)
      const page = html.replaceAll('%BRAND%', brand)
      if (sign) return page
      return page
        .replace('/favicon.svg', letterIcon(brand))
        .replace(/ *<link rel="apple-touch-icon".*\n/, '')
    },
  }
}
