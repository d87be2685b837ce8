import { markingRoles } from '../../domain/attendance/attendance'
import type { Backend } from '../../providers/backend/backend'
import { LazyMarkHere } from './markHereLater'
import { hrWords } from './state/useHrWords'

/** Preloads everything needed to mark after an offline reload. */
export async function prepareMarking({ ownMe, language }: Pick<Backend, 'ownMe' | 'language'>) {
  if (!markingRoles.some(role => role === ownMe()?.ROLE)) return
  await Promise.all([LazyMarkHere.preload(), hrWords(language.current())])
}
