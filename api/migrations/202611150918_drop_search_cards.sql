-- Search returns ids; what a card shows is selected in one place, `selectCards`.
drop function search_cards (uuid[]);
