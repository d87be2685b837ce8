/** Reserves `size` ids of a table for this process and returns the last one. */
type TakeBlock = (table: string, size: number, above: number) => Promise<number>

const BLOCK = 50

interface Block {
  next: number
  last: number
}

/**
 * Ids in blocks, so that a create rarely writes the counter. `max(id) + 1` fails half of the concurrent
 * creates, and sequences differ between engines.
 */
export class Counters {
  readonly #blocks = new Map<string, Block>()
  readonly #taking = new Map<string, Promise<void>>()

  constructor(readonly takeBlock: TakeBlock) {}

  async next(table: string, count = 1): Promise<number> {
    for (;;) {
      const block = this.#blocks.get(table)
      if (block && block.next + count - 1 <= block.last) {
        const first = block.next
        block.next += count
        return first
      }
      await (this.#taking.get(table) ?? this.#take(table, count))
    }
  }

  /** The highest reserved id per table. */
  taken(): Array<[string, number]> {
    return [...this.#blocks].map(([table, block]) => [table, block.last])
  }

  #take(table: string, count: number) {
    const size = Math.max(BLOCK, count)
    const above = this.#blocks.get(table)?.last ?? 0
    const taking = this.takeBlock(table, size, above)
      .then(last => {
        this.#blocks.set(table, { next: last - size + 1, last })
      })
      .finally(() => this.#taking.delete(table))
    this.#taking.set(table, taking)
    return taking
  }
}
