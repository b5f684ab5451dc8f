-- Of the pictures as the form sent them, since what is kept of them is drawn anew each time.
alter table templates add column request_images_sha256 text;
