/** Functions that the script in index.html (`scripts/showSnapshot.ts`) provides to the app. */
export interface PageSnapshot {
  /** Name of the browser's cache that holds the snapshots. */
  readonly cache: string
  /** `tagOf` the latest answer, by address with its query. */
  readonly tags: ReadonlyMap<string, string>
  /** `ETag` of an answer without the part for its tickets (`compressAnswer.ts`). */
  tagOf(answer: Response): string | undefined
  /** Notes a request and its answer. */
  note(request: Request, answered: Promise<Response>): void
  /** For so many milliseconds there was neither a request nor an answer. */
  calmFor(): number
  /** Whether the person acted, or the address changed, since the page opened. */
  isLeft(): boolean
  /** Whatever else decides how the page looks: version, address, width, settings. */
  state(): string
  /** A key that only the same state and the same tags of answers give. */
  keyOf(state: string, tags: readonly string[]): Promise<CryptoKey>
  /** Ends when the snapshot is shown, or is not; undefined where the page keeps none. */
  opening?: Promise<void>
  /** When the page was drawn, by `performance.now()`; infinite until then, undefined for a page that does not tell. */
  drawnAt?: number
  /** Removes the snapshot from the page, or keeps it from being shown. */
  hide(): void
  isHidden(): boolean
  /** Removes all snapshots from the device. */
  forget(): void
}

/** How a page looked when its rows were drawn. */
export interface SnapshotContent {
  readonly title: string
  /** Local day, by `Date.toDateString`. */
  readonly day: string
  readonly html: string
  readonly css: string
  /** Attributes of the root element, such as its direction. */
  readonly attributes: Readonly<Record<string, string>>
  readonly background: string
  /** Of the page without its scroll bar, in pixels. */
  readonly width: number
  /** Of the window; what lay below it is left out, in pixels. */
  readonly height: number
}

declare global {
  interface Window {
    pageSnapshot?: PageSnapshot
  }
}
