import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useOtherTexts } from './useOtherTexts'

interface ActionItemProps {
  /** Of the further words by which it is found. */
  readonly name?: string
  readonly icon: ReactNode
  readonly label: string
  readonly onSelect: () => void
}

/** An action of the palette, found by its label and by other words for it. */
export function ActionItem({ name, icon, label, onSelect }: ActionItemProps) {
  const words = useActionWords()
  return (
    <Command.Item value={`do ${label}`} keywords={[label, ...words(name)]} onSelect={onSelect}>
      {icon}
      <span>{label}</span>
    </Command.Item>
  )
}

/** Words that people use for an action or a page, in the reader's language and the others. */
export function useActionWords() {
  const translate = useTranslate()
  const { textsAt } = useOtherTexts()
  return (name: string | undefined) => {
    const key = `shell.palette.words.${name}`
    return name === undefined ? [] : [translate(key, { _: '' }), ...textsAt(key)]
  }
}
