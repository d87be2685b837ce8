import { markState as state } from '../../domain/attendance'
import { heldTexts as texts } from '../texts/heldMarks'

const notOwn = { rule: { USER_ID: { ne: '$me.ID' } }, else: texts.notOwn } as const
const others = { by: ['10'], when: [notOwn] } as const
const decided = { ...others, from: [state.held] } as const

/**
 * A mark by a clock that is not the server's counts once somebody else in human resources accepts it;
 * one that is wrong they set aside.
 */
export const markFlow = {
  initial: state.counted,
  // What a mark is worth is a verdict, no step of a way.
  way: false,
  begin: [{ when: { ESTADO: state.held }, notify: ['10'], text: texts.tellHeld }],
  states: {
    [state.counted]: { label: texts.counted, colour: 'default' },
    [state.held]: { label: texts.held, colour: 'warning' },
    [state.accepted]: { label: texts.accepted, colour: 'success' },
    [state.refused]: { label: texts.refused, colour: 'error', end: true },
    [state.replaced]: { label: texts.replaced, colour: 'info', end: true },
  },
  transitions: {
    aceptar: {
      ...decided,
      label: texts.accept,
      to: state.accepted,
      effects: [{ notify: { from: 'USER_ID' }, text: texts.tellAccepted }],
      icon: 'verified',
      colour: 'success',
    },
    noAceptar: {
      ...decided,
      label: texts.refuse,
      to: state.refused,
      effects: [{ notify: { from: 'USER_ID' }, text: texts.tellRefused }],
      icon: 'thumb_down',
      colour: 'error',
    },
    apartar: {
      ...others,
      label: texts.setAside,
      from: [state.counted, state.accepted],
      to: state.held,
      effects: [{ notify: { from: 'USER_ID' }, text: texts.tellAside }],
      icon: 'pause',
      colour: 'warning',
    },
  },
} as const
