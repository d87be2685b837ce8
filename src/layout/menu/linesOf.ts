import { TOP } from '../../pieces/menu/sections'
import type { MenuEntry, MenuSection } from './useMenu'

/** A place of the short menu: a page, or a section that opens its pages. */
export interface Line extends Pick<MenuSection, 'label' | 'entries' | 'isHere' | 'waiting'> {
  readonly key: string
  /** The section it stands for; none for a single page. */
  readonly section?: string | undefined
}

/** More pages than this at the top come together under one name, all but the first. */
const FEW = 2

/** The menu in a dozen places: the first page, and a section each. `general` names the other ones of the top. */
export function linesOf(sections: readonly MenuSection[], general: string): readonly Line[] {
  return sections.flatMap((section): readonly Line[] => {
    if (section.id !== TOP) return [{ ...section, key: section.id, section: section.id }]
    const [first, ...others] = section.entries.filter(({ denied }) => denied === undefined)
    if (!first) return []
    if (others.length <= FEW) return [first, ...others].map(alone)
    const together = { key: TOP, section: TOP, label: general, entries: others }
    return [
      alone(first),
      {
        ...together,
        isHere: others.some(({ isHere }) => isHere),
        waiting: others.reduce((sum, { waiting = 0 }) => sum + waiting, 0),
      },
    ]
  })
}

const alone = (entry: MenuEntry): Line => ({
  key: entry.key,
  label: entry.label,
  entries: [entry],
  isHere: entry.isHere,
  waiting: entry.waiting ?? 0,
})
