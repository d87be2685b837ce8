import { markingRoles } from '../../domain/attendance'
import type { Backend } from '../../providers/backend'
import { MarkHere } from './markHereLater'
import { hrWords } from './useHrWords'

/** What marking after a reload without a network takes, fetched before for who marks. */
export async function prepareMarking({ ownMe, language }: Pick<Backend, 'ownMe' | 'language'>) {
  if (!markingRoles.some(role => role === ownMe()?.ROLE)) return
  await Promise.all([MarkHere.preload(), hrWords(language.current())])
}
