/** Every file of words, read at once: `../src/i18n/es/shop.ts` by its exports. */
export const files = import.meta.glob<Record<string, object>>('../src/i18n/*/*.ts', {
  eager: true,
})
