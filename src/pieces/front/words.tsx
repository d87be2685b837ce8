import { createContext, type ReactNode, use, useContext, useState, useTransition } from 'react'
import type { Language } from '../../domain/text'
import type { AppMessages } from '../../i18n/en/app'
import { loadAppMessages } from '../../i18n/load'
import { useBackend } from '../../providers/backendContext'

interface Words {
  readonly words: AppMessages
  readonly isChanging: boolean
  change(language: Language): void
}

const WordsContext = createContext<Words | null>(null)

/** The words of public pages: ours alone, without i18next, which they do not need. */
export function WordsProvider({
  first,
  children,
}: {
  /** The words of the language the page starts in, on their way. */
  first: Promise<AppMessages>
  children: ReactNode
}) {
  const { language } = useBackend()
  const [promise, setPromise] = useState(first)
  const [isChanging, startChanging] = useTransition()
  const words = use(promise)
  const change = (next: Language) =>
    startChanging(async () => {
      const loading = loadAppMessages(next)
      const isLoaded = await loading.then(
        () => true,
        () => false, // without its words the language stays what it is
      )
      if (!isLoaded) return
      language.choose(next)
      startChanging(() => setPromise(loading))
    })
  return <WordsContext value={{ words, isChanging, change }}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useWords needs a WordsProvider around it')
  return words
}

/** Puts values into `{{name}}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
