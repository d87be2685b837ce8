/** Made by scripts/oneLanguage.ts: in the browser's build the schemas' words come by language. */
declare module 'virtual:words' {
  export const loadWords: (language: string) => Promise<void>
}
