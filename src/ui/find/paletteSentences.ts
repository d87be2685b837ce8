import type { Later } from '../theme/plainLater'

export interface PaletteSentencesProps {
  readonly words: string
  /** Closes the palette, then navigates. */
  readonly onGo: (to: string) => void
}

let sentences: Later<PaletteSentencesProps> | undefined

/** Hands the palette the items that read a sentence; called by the composition alone. */
export const setPaletteSentences = (items: Later<PaletteSentencesProps>) => {
  sentences = items
}
export const paletteSentences = () => sentences
