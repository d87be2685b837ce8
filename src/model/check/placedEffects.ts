import type { Effect } from '../definition/effect'
import type { Resource } from '../fields/resource'

/** An effect of a schema and its place: `onCreate.0`, `flow.pedido.transitions.aprobar.effects.0`. */
export interface PlacedEffect {
  readonly place: string
  readonly effect: Effect
}

/** All effects of a schema: on creation, in transitions and as long as a reservation holds. */
export function placedEffects({ schema }: Resource): readonly PlacedEffect[] {
  const placed = (place: string, effects: readonly Effect[] = []) =>
    effects.map((effect, at) => ({ place: `${place}.${at}`, effect }))
  return [
    ...placed('onCreate', schema.onCreate),
    ...Object.entries(schema.flow ?? {}).flatMap(([name, { onCreate, transitions, reserves }]) => [
      ...placed(`flow.${name}.onCreate`, onCreate),
      ...Object.entries(transitions).flatMap(([move, { effects }]) =>
        placed(`flow.${name}.transitions.${move}.effects`, effects),
      ),
      ...placed(`flow.${name}.reserves`, reserves),
    ]),
  ]
}
