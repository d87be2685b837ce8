import { useSearchParams } from 'react-router-dom'

/** A parameter of the address, and the function that changes it in place; undefined removes it. */
export function useAddressValue(name: string) {
  const [search, setSearch] = useSearchParams()
  const change = (value: string | undefined) =>
    setSearch(
      before => {
        const after = new URLSearchParams(before)
        if (value === undefined) after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return [search.get(name) ?? undefined, change] as const
}
