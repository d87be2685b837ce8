import { type ReactNode, use, useState, useTransition } from 'react'
import type { Language } from '../../base/text'
import { type FrontTexts, loadFrontTexts } from '../../i18n/frontTexts'
import { requiredContext, useBackend } from '../../providers/backend/backendContext'

interface Words {
  readonly words: FrontTexts
  readonly isChanging: boolean
  change(language: Language): void
}

const [WordsContext, useWords] = requiredContext<Words>('useWords needs a WordsProvider around it')

export { useWords }

/** Texts of public pages, without i18next. */
export function WordsProvider({
  first,
  children,
}: {
  /** Texts of the initial language, still loading. */
  first: Promise<FrontTexts>
  children: ReactNode
}) {
  const { language } = useBackend()
  const [promise, setPromise] = useState(first)
  const [isChanging, startChanging] = useTransition()
  const words = use(promise)
  const change = (next: Language) =>
    startChanging(async () => {
      const loading = loadFrontTexts(next)
      const isLoaded = await loading.then(
        () => true,
        () => false, // on an error the language stays
      )
      if (!isLoaded) return
      language.choose(next)
      startChanging(() => setPromise(loading))
    })
  return <WordsContext value={{ words, isChanging, change }}>{children}</WordsContext>
}

/** Replaces `{{name}}` by its value. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
