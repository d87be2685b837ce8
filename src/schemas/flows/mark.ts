import { markState as state } from '../../domain/attendance/attendance'

const notOwn = {
  rule: { USER_ID: { ne: '$me.ID' } },
  message: 'Otra persona debe decidir sobre esta marcación, porque es suya',
} as const
const others = { allow: ['admin'], guards: [notOwn] } as const
const decided = { ...others, from: [state.held] } as const

/** States without a sequence draw no line of steps. */
const unordered = { order: 0 } as const

/** Late marks count once someone else in human resources accepts them; wrong ones are refused. */
export const markFlow = {
  initial: state.counted,
  onCreate: [
    {
      when: { ESTADO: state.held },
      notify: ['admin'],
      text: 'Una marcación llegó tarde con la hora del dispositivo: acéptela para que cuente',
    },
  ],
  states: {
    [state.counted]: { ...unordered, label: 'Cuenta', colour: 'default' },
    [state.held]: { ...unordered, label: 'Por aceptar', colour: 'warning' },
    [state.accepted]: { ...unordered, label: 'Aceptada', colour: 'success' },
    [state.refused]: { ...unordered, label: 'No aceptada', colour: 'error' },
    [state.replaced]: { ...unordered, label: 'Reemplazada', colour: 'info' },
  },
  transitions: {
    aceptar: {
      ...decided,
      label: 'Aceptar',
      to: state.accepted,
      effects: [{ notify: { field: 'USER_ID' }, text: 'Su marcación sin conexión fue aceptada' }],
      icon: 'verified',
      colour: 'success',
    },
    noAceptar: {
      ...decided,
      label: 'No aceptar',
      to: state.refused,
      effects: [
        {
          notify: { field: 'USER_ID' },
          text: 'Su marcación sin conexión no fue aceptada: si la hora es correcta, pida una corrección',
        },
      ],
      icon: 'thumb_down',
      colour: 'error',
    },
    apartar: {
      ...others,
      label: 'Volver a revisar',
      from: [state.counted, state.accepted],
      to: state.held,
      effects: [
        {
          notify: { field: 'USER_ID' },
          text: 'Recursos Humanos revisa una marcación suya: contará cuando se acepte',
        },
      ],
      icon: 'pause',
      colour: 'warning',
    },
  },
} as const
