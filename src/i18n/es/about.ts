import type { AboutMessages } from '../en/about'

export const about: AboutMessages = {
  title: 'Tecnología que llega a cada mostrador del país',
  lead: 'Traemos celulares, tabletas y accesorios al Ecuador y los ponemos en manos de quien mejor los vende: la tienda de barrio, la cadena y la operadora.',
  brands: 'marcas en el catálogo',
  warehouses: 'bodegas propias',
  provinces: 'provincias atendidas',
  hours: 'horas a la mayoría de ciudades',
  what: 'Qué hacemos',
  wholesale: {
    title: 'Venta al por mayor',
    text: 'Listas por volumen, stock a la vista y pedidos que salen el mismo día desde la bodega más cercana.',
  },
  credit: {
    title: 'Crédito para tiendas',
    text: 'Una solicitud, una respuesta en días y un cupo que crece con sus pagos.',
  },
  service: {
    title: 'Servicio posventa',
    text: 'Recibimos el equipo, lo enviamos al taller de la marca y le avisamos cada paso hasta que vuelve.',
  },
  places: 'Dónde estamos',
  warranty: 'Recibe garantías',
  ctaTitle: '¿Trabajamos juntos?',
  ctaText: 'Cuéntenos qué vende y dónde: un asesor de su ciudad le responde en un día laborable.',
}
