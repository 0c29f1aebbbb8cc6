/** All trades, in display order. */
export const trades = [
  { id: 'salon', name: 'Hair salon' },
  { id: 'cleaning', name: 'Cleaning company' },
  { id: 'heating', name: 'Heating company' },
  { id: 'agency', name: 'Marketing agency' },
  { id: 'music', name: 'Music school' },
  { id: 'pottery', name: 'Pottery studio' },
  { id: 'vet', name: 'Veterinary clinic' },
  { id: 'restaurant', name: 'Restaurant' },
] as const;

export type TradeId = (typeof trades)[number]['id'];
