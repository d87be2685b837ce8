import type { Language } from '../domain/text'
import type { WordTree } from './messages'

const files = import.meta.glob<Readonly<Record<string, WordTree>>>('./*/*.ts')

/** All words of a language, whatever their topic; `ra` is what react-admin asks for. */
export async function everyWord(language: Language): Promise<WordTree> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  const topics = await Promise.all(own.map(([, load]) => load()))
  const { messages, admin: _, ...others }: Record<string, WordTree> = Object.assign({}, ...topics)
  return { ...messages, ...others }
}
