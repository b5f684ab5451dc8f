// Replaces checkout.razorpay.com/v1/checkout.js, with the same global, the same DOM and the same messages.
(() => {
  const API_ORIGIN = '%API_ORIGIN%';
  const HANDLER_DELAY_MS = 200;
  const STYLE = `<style>
.razorpay-container{position:fixed;inset:0;z-index:99999}
.razorpay-backdrop{position:absolute;inset:0;background:rgba(0,0,0,.6)}
.razorpay-test-ribbon{position:absolute;top:12px;right:-44px;width:160px;padding:4px 0;transform:rotate(45deg);background:#d64444;color:#fff;font:600 12px/1.4 Arial,sans-serif;text-align:center}
.razorpay-checkout-frame{position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent;color-scheme:light}
</style>`;

  class Razorpay {
    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.options = options;
      this.listeners = {};
      this.id = Math.random().toString(36).slice(2);
    }

    on(event, callback) {
      (this.listeners[event] ??= []).push(callback);
      return this;
    }

    emit(event, data) {
      for (const callback of this.listeners[event] ?? []) callback(data);
    }

    open() {
      if (this.container) return;
      const { options } = this;
      const query = new URLSearchParams({ key_id: options.key, order_id: options.order_id ?? '' });
      this.container = document.createElement('div');
      this.container.className = 'razorpay-container';
      this.container.innerHTML = `${STYLE}<div class="razorpay-backdrop"></div>${
        options.key.startsWith('rzp_t') ? '<span class="razorpay-test-ribbon">Test Mode</span>' : ''
      }`;
      this.frame = document.createElement('iframe');
      this.frame.className = 'razorpay-checkout-frame';
      this.frame.title = 'Razorpay Checkout';
      this.frame.src = `${API_ORIGIN}/v1/checkout/public?${query}`;
      this.container.append(this.frame);
      document.body.append(this.container);
      this.overflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      window.addEventListener('message', this.receive);
      if (options.timeout) this.timer = setTimeout(() => this.dismiss(), options.timeout * 1000);
    }

    close() {
      if (!this.container) return;
      clearTimeout(this.timer);
      window.removeEventListener('message', this.receive);
      this.container.remove();
      this.container = null;
      document.documentElement.style.overflow = this.overflow;
    }

    dismiss() {
      this.close();
      this.options.modal?.ondismiss?.();
    }

    receive = (message) => {
      if (!this.frame || message.source !== this.frame.contentWindow) return;
      if (message.origin !== API_ORIGIN || typeof message.data !== 'string') return;
      const { source, event, data } = JSON.parse(message.data);
      if (source !== 'frame') return;
      if (event === 'load') this.introduce();
      else if (event === 'complete') this.complete(data);
      else if (event === 'dismiss') this.dismiss();
      else if (event === 'paymenterror') {
        this.emit('payment.failed', data);
        if (this.options.retry?.enabled === false) this.dismiss();
      } else if (event === 'fault') {
        this.close();
        alert(`Oops! Something went wrong.\n${data.error.description}`);
        this.options.modal?.ondismiss?.();
      }
    };

    /** Only data is sent to the frame. Functions cannot be sent. */
    introduce() {
      const { name, description, image, prefill, notes, theme, modal, retry } = this.options;
      const data = JSON.parse(
        JSON.stringify({ name, description, image, prefill, notes, theme, modal, retry }),
      );
      this.frame.contentWindow.postMessage(
        JSON.stringify({ source: 'checkout', event: 'open', id: this.id, data }),
        API_ORIGIN,
      );
      this.frame.focus();
    }

    complete(data) {
      const { handler, callback_url: address, redirect } = this.options;
      this.close();
      if (address && (redirect || !handler)) {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = address;
        for (const [name, value] of Object.entries(data)) {
          const field = document.createElement('input');
          Object.assign(field, { type: 'hidden', name, value });
          form.append(field);
        }
        document.body.append(form);
        form.submit();
        return;
      }
      setTimeout(() => handler?.(data), HANDLER_DELAY_MS);
    }
  }

  window.Razorpay ??= Razorpay;
})();
