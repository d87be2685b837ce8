/** Time slice: half of a frame of 16 ms. */
const SLICE_MS = 8
const RUN = 1_000

/** Filters a long array without blocking the page. */
export async function filterInTurns<Item>(items: readonly Item[], keep: (item: Item) => boolean) {
  const kept: Item[] = []
  const rest = pacer()
  for (const [index, item] of items.entries()) {
    if (index % 200 === 199) await rest()
    if (keep(item)) kept.push(item)
  }
  return kept
}

/** Maps a long array without blocking the page. */
export async function mapInTurns<Item, Made>(items: readonly Item[], make: (item: Item) => Made) {
  const made: Made[] = []
  const rest = pacer()
  for (const [index, item] of items.entries()) {
    if (index % 200 === 199) await rest()
    made.push(make(item))
  }
  return made
}

/** Sorts a long array without blocking the page: short runs, merged in pairs; stable. */
export async function sortInTurns<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const rest = pacer()
  let runs: Item[][] = []
  for (let start = 0; start < items.length; start += RUN) {
    runs.push(items.slice(start, start + RUN).sort(compare))
    await rest()
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(await merge([runs[at] ?? [], runs[at + 1] ?? []], compare, rest))
    }
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<Item>(
  [left, right]: readonly [Item[], Item[]],
  compare: (a: Item, b: Item) => number,
  rest: () => Promise<void>,
): Promise<Item[]> {
  const merged: Item[] = []
  let l = 0
  let r = 0
  while (l < left.length && r < right.length) {
    const [a, b] = [left[l] as Item, right[r] as Item]
    if (compare(a, b) <= 0) l += merged.push(a) && 1
    else r += merged.push(b) && 1
    if (merged.length % RUN === 0) await rest()
  }
  for (const item of left.slice(l)) merged.push(item)
  for (const item of right.slice(r)) merged.push(item)
  return merged
}

/** Yields to the page at the end of each time slice. */
function pacer() {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < SLICE_MS) return
    await new Promise(resolve => setTimeout(resolve))
    started = performance.now()
  }
}
